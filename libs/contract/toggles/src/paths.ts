/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const getFeatureTogglesPath = '/api/v4/platform/get_ft_v2';
export const getHashedTogglesPath = '/api/v4/platform/get_ft_by_hash';
