/** The name of a number in one of the tables; `null` for a number that has none. @spec amb-enum-gaps */
export const codeName = <Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number,
): Name | null => {
  for (const name in table) if (table[name] === code) return name;
  return null;
};
