/** A rule, constant or error of the specification that nothing keeps yet. */
export interface LaterSpecId {
  readonly id: string;
  /** The screen or capability that it comes with; or why no code can keep it. */
  readonly waitsFor: string;
}

/** Rows that wait. A row that is marked anywhere must not stand here; the check says so. */
export const laterSpecIds: readonly LaterSpecId[] = [
  { id: 'documents-scope', waitsFor: 'nothing: it says what each document covers' },
  { id: 'dev-tool', waitsFor: 'the developer tool: its route is there, nothing is shown yet' },
  { id: 'flag-image-set-count', waitsFor: 'pictures of the markets’ flags' },
  { id: 'server-opaque', waitsFor: 'nothing: it says what the documents leave out' },
];
