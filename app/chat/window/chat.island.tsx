import { hydrate } from "#app/islands/hydrate.tsx";
import { Conversation } from "./conversation.tsx";
import { setUpPanel } from "./panel-behaviour.ts";

await hydrate("chat", Conversation);
const panel = document.getElementById("chat");
if (panel) setUpPanel(panel);
