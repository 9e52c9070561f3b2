/** The mall's prefix in the table; markets with another one answer under theirs (doc2 §2 Mall detection). */
export const mallPath = '/mall';

/** Whether an address of the table is the mall or lies in it, with or without query and hash. */
export const isMall = (address: string): boolean =>
  address.startsWith(mallPath) && '/?#'.includes(address.charAt(mallPath.length));
