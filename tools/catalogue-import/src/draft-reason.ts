/** Why a product that its seller does not publish stays out. */
export const draftReason = 'it is a draft or archived';
