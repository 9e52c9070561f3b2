/** No worker number is ours at the moment: to make an id now could make one that another process makes as well. */
export class IdWorkerUnavailableError extends Error {
  override readonly name = 'IdWorkerUnavailableError';
  constructor() {
    super('No id can be made: this process holds no worker number at the moment.');
  }
}
