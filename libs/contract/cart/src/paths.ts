/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const addToCartPath = '/api/v4/cart/add_to_cart';
export const changeCartModelPath = '/api/v4/cart/change_model';
export const getCartModelsPath = '/api/v4/cart/models';
export const getCartPath = '/api/v4/cart/get';
export const getMiniCartPath = '/api/v4/cart/mini';
export const getQuotePath = '/api/v4/cart/quote';
export const removeFromCartPath = '/api/v4/cart/remove';
export const updateCartPath = '/api/v4/cart/update';
