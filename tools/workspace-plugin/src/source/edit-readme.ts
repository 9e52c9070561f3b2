/** Adds an export to a README: at the end of its section of exports, else before `**Add**`. */
export function addToReadme(text: string, name: string, purpose: string): string {
  const line = `\`${name}\`: ${purpose}`;
  const heading = text.indexOf('\n## Exports\n');
  if (heading >= 0) {
    const next = text.indexOf('\n## ', heading + 1);
    const end = next < 0 ? text.length : next;
    return `${text.slice(0, end).trimEnd()}\n- ${line}\n${text.slice(end)}`;
  }
  const add = text.indexOf('\n**Add**');
  const end = add < 0 ? text.length : add;
  return `${text.slice(0, end).trimEnd()}\n\n${line}\n${text.slice(end)}`;
}
