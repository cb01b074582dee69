//! The parts of JSON Schema that Discord's API description uses.

use serde_json::{Map, Value};

/// Discord's API description.
pub struct Description {
    root: Value,
}

impl Description {
    pub fn new(root: Value) -> Self {
        Self { root }
    }

    /// The operation for a request. A path template with fewer variables takes precedence.
    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap_or_default();
        let wanted: Vec<&str> = path.split('/').collect();
        let variable = |part: &str| part.starts_with('{');
        let fits = |template: &str| {
            let parts: Vec<&str> = template.split('/').collect();
            let same = parts.len() == wanted.len()
                && parts.iter().zip(&wanted).all(|(part, wanted)| variable(part) || part == wanted);
            same.then(|| parts.iter().filter(|part| variable(part)).count())
        };
        let paths = self.root["paths"].as_object()?.iter();
        let best = paths.filter_map(|(template, item)| Some((fits(template)?, item)));
        let operations = best.filter_map(|(count, item)| Some((count, item.get(method.to_lowercase())?)));
        operations.min_by_key(|(count, _)| *count).map(|(_, operation)| operation)
    }

    /// The differences between a response and its description.
    pub fn response_problems(&self, method: &str, path: &str, status: u16, body: &Value) -> Vec<String> {
        let Some(operation) = self.operation(method, path) else {
            return vec![format!("{method} {path} is not described")];
        };
        let responses = &operation["responses"];
        let exact = responses.get(status.to_string());
        let class = responses.get(format!("{}XX", status / 100));
        let Some(response) = exact.or(class) else {
            return vec![format!("{method} {path}: status {status} is not described")];
        };
        let response = self.follow(response);
        let mut problems = Vec::new();
        if let Some(schema) = response.pointer("/content/application~1json/schema") {
            self.check(schema, body, "", &mut problems);
        }
        problems
    }

    /// Whether the description allows this request.
    pub fn allows(&self, method: &str, path: &str, body: &Value) -> bool {
        let schema = self
            .operation(method, path)
            .and_then(|operation| operation.pointer("/requestBody/content/application~1json/schema"));
        let mut problems = Vec::new();
        self.check(schema.expect("the request is not in the description"), body, "", &mut problems);
        problems.is_empty()
    }

    fn follow<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema.get("$ref").and_then(Value::as_str) {
            Some(reference) => {
                self.root.pointer(reference.trim_start_matches('#')).expect("unknown reference")
            }
            None => schema,
        }
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, problems: &mut Vec<String>) {
        let Value::Object(schema) = self.follow(schema) else { return };
        for part in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
            self.check(part, value, at, problems);
        }
        for key in ["oneOf", "anyOf"] {
            if let Some(Value::Array(ways)) = schema.get(key) {
                self.check_one_of(ways, value, at, problems);
            }
        }
        if !type_fits(schema, value) {
            problems.push(format!("{at}: {value} is not {}", schema["type"]));
            return;
        }
        match value {
            Value::Object(map) => self.check_object(schema, map, at, problems),
            Value::Array(list) => {
                limit(schema, "minItems", "maxItems", list.len(), at, problems);
                if let Some(items) = schema.get("items") {
                    for (index, item) in list.iter().enumerate() {
                        self.check(items, item, &format!("{at}/{index}"), problems);
                    }
                }
            }
            Value::String(text) => {
                limit(schema, "minLength", "maxLength", text.chars().count(), at, problems);
            }
            Value::Number(number) => {
                let number = number.as_f64().unwrap_or(0.0);
                let bound = |key: &str| schema.get(key).and_then(Value::as_f64);
                let low = bound("minimum").is_some_and(|min| number < min);
                if low || bound("maximum").is_some_and(|max| number > max) {
                    problems.push(format!("{at}: {number} is out of bounds"));
                }
            }
            Value::Null | Value::Bool(_) => {}
        }
        if schema.get("const").is_some_and(|only| only != value) {
            problems.push(format!("{at}: {value} is not {}", schema["const"]));
        }
        if let Some(Value::Array(allowed)) = schema.get("enum")
            && !value.is_null()
            && !allowed.contains(value)
        {
            problems.push(format!("{at}: {value} is not one of {allowed:?}"));
        }
    }

    fn check_one_of(&self, ways: &[Value], value: &Value, at: &str, problems: &mut Vec<String>) {
        let mut nearest: Option<Vec<String>> = None;
        for way in ways {
            let mut found = Vec::new();
            self.check(way, value, at, &mut found);
            if found.is_empty() {
                return;
            }
            if nearest.as_ref().is_none_or(|nearest| found.len() < nearest.len()) {
                nearest = Some(found);
            }
        }
        problems.extend(nearest.unwrap_or_default());
    }

    fn check_object(
        &self,
        schema: &Map<String, Value>,
        map: &Map<String, Value>,
        at: &str,
        problems: &mut Vec<String>,
    ) {
        for key in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !key.as_str().is_some_and(|key| map.contains_key(key)) {
                problems.push(format!("{at}: {key} is missing"));
            }
        }
        let known = schema.get("properties").and_then(Value::as_object);
        for (key, value) in map {
            if let Some(schema) =
                known.and_then(|known| known.get(key)).or(schema.get("additionalProperties"))
            {
                self.check(schema, value, &format!("{at}/{key}"), problems);
            }
        }
    }
}

fn limit(
    schema: &Map<String, Value>,
    min: &str,
    max: &str,
    length: usize,
    at: &str,
    problems: &mut Vec<String>,
) {
    let bound =
        |key: &str| schema.get(key).and_then(Value::as_u64).and_then(|bound| usize::try_from(bound).ok());
    let short = bound(min).is_some_and(|min| length < min);
    if short || bound(max).is_some_and(|max| length > max) {
        problems.push(format!("{at}: has length {length}"));
    }
}

fn type_fits(schema: &Map<String, Value>, value: &Value) -> bool {
    let fits = |name: &str| match name {
        "null" => value.is_null(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("unknown type {other}"),
    };
    match schema.get("type") {
        Some(Value::String(name)) => fits(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(fits),
        _ => true,
    }
}
