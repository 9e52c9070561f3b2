/** Converts an sRGB channel to linear light. */
const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const toLab = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

/** Returns the CIE Lab (D65) axes a and b: green to red, blue to yellow. */
function colourAxes(red: number, green: number, blue: number): [number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const x = toLab((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = toLab(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = toLab((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [500 * (x - y), 200 * (y - z)];
}

/** Returns the hue angle of a picture in degrees (CIE LCh), weighted by chroma. Pixels are RGBA. */
export function mainHue(pixels: Uint8Array): number {
  let [across, up] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 20) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [a, b] = colourAxes(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    across += a;
    up += b;
  }
  return ((Math.atan2(up, across) * 180) / Math.PI + 360) % 360;
}
