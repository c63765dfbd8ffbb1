/** What one dependency is like. Only a `down` makes the whole process unable to take a message. */
export type Check = () => Promise<"ok" | "off" | "degraded" | "down">;
