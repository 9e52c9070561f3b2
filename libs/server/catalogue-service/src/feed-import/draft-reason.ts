/** Why an unpublished product is left out. */
export const draftReason = 'it is a draft or archived';
