/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const getIntegrationPath = '/api/v4/integration/status';
export const startIntegrationPath = '/api/v4/integration/start';
export const completeIntegrationPath = '/api/v4/integration/complete';
export const unlinkIntegrationPath = '/api/v4/integration/unlink';
