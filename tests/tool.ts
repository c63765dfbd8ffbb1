import { spawnSync } from "node:child_process";

/** Whether this machine has a program. If not, tries to install the distribution's package, if there is one. */
export function hasTool(command: string, packageName: string | null = command): boolean {
  if (has(command)) return true;
  if (!packageName) return false;
  console.error(`${command}: trying to install ${packageName} with apt-get`);
  const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
  const words = `${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq ${packageName}`;
  spawnSync(words, { shell: true, stdio: ["ignore", "ignore", "inherit"] });
  return has(command);
}

function has(command: string) {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}
