/** A screen's module failed to load: the network failed, or a newer release replaced it. */
export class ModuleError extends Error {
  readonly module: string;

  constructor(module: string, options: ErrorOptions) {
    super(`The module ${module} could not be loaded`, options);
    this.name = 'ModuleError';
    this.module = module;
  }
}
