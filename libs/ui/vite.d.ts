// What Vite's build adds to modules: import.meta.glob and style sheets.
/// <reference types="vite/types/importMeta.d.ts" />

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
