// The operator's commands: `npm run NAME -- …`, or `node --run NAME -- …` in the container.
import { type Command, runCommand } from "./platform/command.server.ts";

const commands: Record<string, () => Promise<{ command: Command }>> = {
  inbox: () => import("./contact/commands/inbox.ts"),
  outbox: () => import("./contact/commands/outbox.ts"),
  person: () => import("./contact/commands/person.ts"),
  backup: () => import("./contact/commands/backup.ts"),
  restore: () => import("./contact/commands/restore.ts"),
  doctor: () => import("./server/doctor.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = commands[name];
if (load) {
  await runCommand((await load()).command, args);
} else {
  process.stderr.write(`Commands: ${Object.keys(commands).join(", ")}. Run one with --help for its usage.\n`);
  process.exitCode = 2;
}
