/** This process has no worker number at the moment: a new id could collide with one of another process. */
export class IdWorkerUnavailableError extends Error {
  override readonly name = 'IdWorkerUnavailableError';
  constructor() {
    super('No id can be made: this process holds no worker number at the moment.');
  }
}
