//! What tests let people do that no page offers.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Client, ClientError, Person};
use crate::ids::Id;
use crate::outcome::{Message, Outcome};

impl Person {
    /// Uses a component that is not on the message; with values, a menu.
    pub async fn forge(
        &self,
        on: &Message,
        custom_id: &str,
        values: Option<&[&str]>,
    ) -> Result<Outcome, ClientError> {
        let body = json!({
            "channel_id": on.channel_id, "message_id": on.id, "custom_id": custom_id, "values": values,
        });
        self.act("forge", body).await
    }
}

impl Client {
    /// Somebody leaves a guild; for the bot's id, the bot is thrown out.
    pub async fn leave(&self, guild: Id, who: Id) -> Result<(), ClientError> {
        let path = format!("/guilds/{guild}/members/{who}");
        Self::send::<Value>(self.request(Method::DELETE, &path)).await.map(drop)
    }

    /// Invites the bot to a guild that it was thrown out of.
    pub async fn invite_bot(&self, guild: Id) -> Result<(), ClientError> {
        self.post::<Value>(&format!("/guilds/{guild}/bot"), &json!({})).await.map(drop)
    }
}
