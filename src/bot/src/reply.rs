//! Builds Discord messages from text, pictures, buttons and menus, within all of Discord's limits.

use archipel_words::{Icon, clip, drop_icons};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse, EditMessage,
    EmojiId, ReactionType, UserId,
};

use crate::custom_id::ComponentId;
use crate::open_panels::PanelMark;

/// Discord's limits.
const MAX_TEXT: usize = 2000;
const MAX_ROWS: usize = 5;
const MAX_BUTTONS: usize = 5;
const MAX_OPTIONS: usize = 25;
const MAX_LABEL: usize = 80;
const MAX_OPTION_TEXT: usize = 100;
const MAX_PLACEHOLDER: usize = 150;
const MAX_ALT: usize = 1024;

#[derive(Clone, Debug, Default)]
pub struct Reply {
    pub text: String,
    pub files: Vec<Attachment>,
    pub rows: Vec<Row>,
    /// The only users that this message pings.
    pub mentions: Vec<archipel_store::UserId>,
    /// Whether a message that this updates keeps its pictures; `files` are sent with a new message only.
    pub keeps_files: bool,
    /// Set if the reply is a private panel that is kept up to date.
    pub panel: Option<PanelMark>,
}

/// A picture or animation with its alt text, or a text too long for a message.
#[derive(Clone, Debug)]
pub struct Attachment {
    pub name: String,
    pub alt: String,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug)]
pub enum Row {
    Buttons(Vec<Button>),
    Menu(Menu),
}

#[derive(Clone, Debug)]
pub struct Button {
    pub id: ComponentId,
    pub icon: Option<Icon>,
    pub label: String,
    pub style: ButtonStyle,
    pub disabled: bool,
}

#[derive(Clone, Debug)]
pub struct Menu {
    pub id: ComponentId,
    pub placeholder: String,
    pub options: Vec<MenuOption>,
}

#[derive(Clone, Debug)]
pub struct MenuOption {
    pub value: String,
    pub icon: Option<Icon>,
    pub label: String,
    pub description: Option<String>,
    pub selected: bool,
}

impl Button {
    pub fn new(id: ComponentId, label: impl Into<String>) -> Button {
        Button { id, icon: None, label: label.into(), style: ButtonStyle::Secondary, disabled: false }
    }

    #[must_use]
    pub fn icon(mut self, icon: Option<Icon>) -> Button {
        self.icon = icon;
        self
    }

    #[must_use]
    pub fn style(mut self, style: ButtonStyle) -> Button {
        self.style = style;
        self
    }

    #[must_use]
    pub fn enabled(mut self, enabled: bool) -> Button {
        self.disabled = !enabled;
        self
    }
}

impl Reply {
    pub fn text(text: impl Into<String>) -> Reply {
        Reply { text: text.into(), ..Reply::default() }
    }

    /// Adds buttons, in as many rows as needed.
    #[must_use]
    pub fn buttons(mut self, buttons: Vec<Button>) -> Reply {
        let mut buttons = buttons.into_iter().peekable();
        while buttons.peek().is_some() {
            self.rows.push(Row::Buttons(buttons.by_ref().take(MAX_BUTTONS).collect()));
        }
        self
    }

    /// Adds a menu, unless it has no options.
    #[must_use]
    pub fn menu(mut self, menu: Menu) -> Reply {
        if !menu.options.is_empty() {
            self.rows.push(Row::Menu(menu));
        }
        self
    }

    /// Keeps this private message up to date while Discord lets us edit it.
    #[must_use]
    pub fn kept_up_to_date(mut self, mark: PanelMark) -> Reply {
        self.panel = Some(mark);
        self
    }

    /// Adds a button to the last row, to a row of its own if that is full, or else in place of the last button.
    #[must_use]
    pub fn button_at_the_end(mut self, button: Option<Button>) -> Reply {
        let Some(button) = button else { return self };
        let rows = self.rows.len();
        match self.rows.last_mut() {
            Some(Row::Buttons(last)) if last.len() < MAX_BUTTONS => last.push(button),
            Some(Row::Buttons(last)) if rows >= MAX_ROWS => {
                last.pop();
                last.push(button);
            }
            _ => self.rows.push(Row::Buttons(vec![button])),
        }
        self
    }

    #[must_use]
    pub fn picture(mut self, picture: Option<Attachment>) -> Reply {
        self.files.extend(picture);
        self
    }

    /// The same without icons on buttons and in menus.
    #[must_use]
    pub fn without_icons(&self) -> Reply {
        let mut reply = self.clone();
        for row in &mut reply.rows {
            match row {
                Row::Buttons(buttons) => buttons.iter_mut().for_each(|button| button.icon = None),
                Row::Menu(menu) => menu.options.iter_mut().for_each(|option| option.icon = None),
            }
        }
        reply
    }

    fn rows(&self) -> Vec<CreateActionRow> {
        if self.rows.len() > MAX_ROWS {
            tracing::error!(
                rows = self.rows.len(),
                "a message has more rows than Discord takes; the last are left out"
            );
        }
        self.rows.iter().filter_map(Row::build).take(MAX_ROWS).collect()
    }

    fn files(&self) -> Vec<CreateAttachment> {
        let file = |file: &Attachment| {
            let built = CreateAttachment::bytes(file.bytes.clone(), file.name.clone());
            if file.alt.is_empty() { built } else { built.description(clip(&file.alt, MAX_ALT)) }
        };
        self.files.iter().map(file).collect()
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.mentions.iter().map(|user| UserId::new(user.get())))
    }

    fn content(&self) -> String {
        clip(&drop_icons(&self.text, MAX_TEXT), MAX_TEXT)
    }

    pub fn response(&self, private: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(self.content())
            .components(self.rows())
            .files(self.files())
            .allowed_mentions(self.mentions())
            .ephemeral(private)
    }

    /// A further message after the response, which only the user sees.
    pub fn follow_up(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.content())
            .components(self.rows())
            .files(self.files())
            .allowed_mentions(self.mentions())
            .ephemeral(true)
    }

    pub fn edit_response(&self) -> EditInteractionResponse {
        let edit = EditInteractionResponse::new()
            .content(self.content())
            .components(self.rows())
            .allowed_mentions(self.mentions());
        if self.keeps_files {
            return edit;
        }
        edit.attachments(self.files().into_iter().fold(EditAttachments::new(), EditAttachments::add))
    }

    pub fn message(&self) -> CreateMessage {
        CreateMessage::new()
            .content(self.content())
            .components(self.rows())
            .files(self.files())
            .allowed_mentions(self.mentions())
    }

    pub fn edit_message(&self) -> EditMessage {
        EditMessage::new().content(self.content()).components(self.rows()).allowed_mentions(self.mentions())
    }
}

impl Row {
    fn build(&self) -> Option<CreateActionRow> {
        match self {
            Row::Buttons(buttons) => {
                let buttons: Vec<_> = buttons.iter().filter_map(Button::build).collect();
                if buttons.is_empty() { None } else { Some(CreateActionRow::Buttons(buttons)) }
            }
            Row::Menu(menu) => menu.build().map(CreateActionRow::SelectMenu),
        }
    }
}

impl Button {
    fn build(&self) -> Option<CreateButton> {
        let built = CreateButton::new(encoded(&self.id)?)
            .label(clip(&self.label, MAX_LABEL))
            .style(self.style)
            .disabled(self.disabled);
        Some(match &self.icon {
            Some(icon) => built.emoji(emoji(icon)),
            None => built,
        })
    }
}

impl Menu {
    fn build(&self) -> Option<CreateSelectMenu> {
        let id = encoded(&self.id)?;
        if self.options.len() > MAX_OPTIONS {
            tracing::error!(id, options = self.options.len(), "a menu has more options than Discord takes");
        }
        let options = self.options.iter().take(MAX_OPTIONS).map(|option| {
            let built = CreateSelectMenuOption::new(clip(&option.label, MAX_OPTION_TEXT), &option.value)
                .default_selection(option.selected);
            let built = match &option.icon {
                Some(icon) => built.emoji(emoji(icon)),
                None => built,
            };
            match &option.description {
                Some(text) if !text.is_empty() => built.description(clip(text, MAX_OPTION_TEXT)),
                _ => built,
            }
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        Some(CreateSelectMenu::new(id, kind).placeholder(clip(&self.placeholder, MAX_PLACEHOLDER)))
    }
}

fn emoji(icon: &Icon) -> ReactionType {
    match icon {
        Icon::Unicode(emoji) => ReactionType::Unicode(emoji.clone()),
        Icon::Application { name, id } => {
            ReactionType::Custom { animated: false, id: EmojiId::new(*id), name: Some(name.clone()) }
        }
    }
}

fn encoded(id: &ComponentId) -> Option<String> {
    let encoded = id.encode();
    if encoded.is_none() {
        tracing::error!(?id, "a component id is longer than Discord takes; the component is left out");
    }
    encoded
}
