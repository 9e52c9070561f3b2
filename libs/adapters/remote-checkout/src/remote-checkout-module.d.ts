declare module '@pasar/remote-checkout-module' {
  const remote: unknown;
  export default remote;
}
