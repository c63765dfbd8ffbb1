type Dispose = () => unknown;
const shared: typeof globalThis & { processWide?: Map<string, Dispose> } = globalThis;
// A global, because a reload runs this module again too.
shared.processWide ??= new Map();
const disposals = shared.processWide;

/**
 * Creates a resource that the process has only once: a metric, a connection, a worker, a timer, a signal handler. In
 * development, modules run again after an edit; then the resource of the previous run is disposed of first.
 */
export function processWide<T>(name: string, create: () => T, dispose: (resource: T) => unknown): T {
  const disposePrevious = disposals.get(name);
  if (disposePrevious && !import.meta.env?.DEV)
    throw new Error(`Two process-wide resources are named "${name}": rename one.`);
  disposePrevious?.();
  const resource = create();
  disposals.set(name, () => dispose(resource));
  return resource;
}
