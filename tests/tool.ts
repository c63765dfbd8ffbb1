import { spawnSync } from "node:child_process";

/** Whether a program is installed. If it isn't, tries to install the distribution's package, if one is named. */
export function hasTool(command: string, packageName: string | null = command): boolean {
  if (has(command)) return true;
  if (!packageName) return false;
  console.error(`${command}: trying to install ${packageName} with apt-get`);
  const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
  const commands = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq ${packageName}`;
  spawnSync(commands, { shell: true, stdio: ["ignore", "ignore", "inherit"] });
  return has(command);
}

function has(command: string) {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}
