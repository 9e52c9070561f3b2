/** The name of a numeric code in one of the tables; `null` if it has none. @spec amb-enum-gaps */
export const codeName = <Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number,
): Name | null => {
  for (const name in table) if (table[name] === code) return name;
  return null;
};
