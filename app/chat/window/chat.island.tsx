import { adopt } from "#app/document/adopt.tsx";
import { Conversation } from "./conversation.tsx";
import { teachManners } from "./panel-manners.ts";

await adopt("chat", Conversation);
const panel = document.getElementById("chat");
if (panel) teachManners(panel);
