/** Imports a peer by its name from here, where it is installed. */
export const loadPeer = (name) => import(name);
