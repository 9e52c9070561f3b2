/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const addAddressPath = '/api/v4/account/address/add';
export const deleteAddressPath = '/api/v4/account/address/delete';
export const getAccountInfoPath = '/api/v4/account/basic/get_account_info';
export const getPaymentInfoPath = '/api/v4/account/basic/get_payment_info';
export const listAddressesPath = '/api/v4/account/address/list';
export const setAccountFlagPath = '/api/v4/account/set_account_flag';
export const setAccountTimePath = '/api/v4/basic/set_account_time';
export const setDefaultAddressPath = '/api/v4/account/address/set_default';
export const signInPath = '/api/v4/account/login';
export const signOutPath = '/api/v4/account/logout';
export const signUpPath = '/api/v4/account/signup';
export const updateAddressPath = '/api/v4/account/address/update';
export const updateProfilePath = '/api/v2/user/profile/update';
