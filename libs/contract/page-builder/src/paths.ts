/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const checkTrafficStrategyPath = '/api/v4/microsite/check_traffic_strategy';
export const getPageHtmlPath = '/api/v4/pagebuilder/mvp/get_page_html';
export const getCsrPagePath = '/api/v4/pagebuilder/get_csr_page';
export const getMicrositePath = '/api/v4/microsite/get';
export const getSellerLandingPath = '/api/v4/pagebuilder/seller_landing';
export const getPreviewPath = '/api/v4/pagebuilder/preview';
export const listPagesPath = '/api/v4/internal/pages';
