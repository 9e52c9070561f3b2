/** Loads React's server as the storefronts' server builds contain it, for specs. */
export declare function loadServerReact(): typeof import('react-dom/server');
