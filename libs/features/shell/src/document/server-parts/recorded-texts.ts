type Text = readonly [key: string, text: string];

/** A format cache that records which texts were read since each `begin`; recordings nest. */
export class RecordedTexts extends Map<string, string> {
  readonly #recordings: Set<string>[] = [];

  override get(key: string): string | undefined {
    this.#recordings.at(-1)?.add(key);
    return super.get(key);
  }

  /** Adds texts as if they had been read. */
  add(texts: readonly Text[]): void {
    for (const [key, text] of texts) {
      this.set(key, text);
      this.#recordings.at(-1)?.add(key);
    }
  }

  begin(): void {
    this.#recordings.push(new Set());
  }

  /** Returns the texts of the innermost recording, which also belong to the one around it. */
  end(): readonly Text[] {
    const keys = [...(this.#recordings.pop() ?? [])];
    const outer = this.#recordings.at(-1);
    for (const key of keys) outer?.add(key);
    return keys.map((key) => [key, super.get(key) ?? '']);
  }
}
