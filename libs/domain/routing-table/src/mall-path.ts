/** The mall's prefix in the table; markets may have their own prefix (doc2 §2 Mall detection). */
export const mallPath = '/mall';

/** Whether a path of the table is in the mall, with or without query and hash. */
export const isMall = (address: string): boolean =>
  address.startsWith(mallPath) && '/?#'.includes(address.charAt(mallPath.length));
