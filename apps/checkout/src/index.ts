export const contract = 1;
export const Checkout = () => null;
export const prepare = async () => undefined;
