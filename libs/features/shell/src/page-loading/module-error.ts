/** A screen's module could not be loaded: the network failed, or a newer release took its place. */
export class ModuleError extends Error {
  readonly module: string;

  constructor(module: string, options: ErrorOptions) {
    super(`The module ${module} could not be loaded`, options);
    this.name = 'ModuleError';
    this.module = module;
  }
}
