/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const getFeatureTogglesPath = '/api/v4/platform/get_ft_v2';
export const getHashedTogglesPath = '/api/v4/platform/get_ft_by_hash';
