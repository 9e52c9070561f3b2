/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const addToCartPath = '/api/v4/cart/add_to_cart';
export const changeCartModelPath = '/api/v4/cart/change_model';
export const getCartModelsPath = '/api/v4/cart/models';
export const getCartPath = '/api/v4/cart/get';
export const getMiniCartPath = '/api/v4/cart/mini';
export const getQuotePath = '/api/v4/cart/quote';
export const getSavedLinesPath = '/api/v4/cart/saved';
export const moveToCartPath = '/api/v4/cart/move_to_cart';
export const removeSavedLinesPath = '/api/v4/cart/remove_saved';
export const saveForLaterPath = '/api/v4/cart/save_for_later';
export const removeFromCartPath = '/api/v4/cart/remove';
export const updateCartPath = '/api/v4/cart/update';
