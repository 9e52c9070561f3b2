const longestSide = 1600;
const jpegQuality = 0.85;

function drawResized(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Scales a picture down to fit a request, as base64; null for a file that the browser cannot read. */
export async function resizePicture(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const url = drawResized(bitmap).toDataURL('image/jpeg', jpegQuality);
    bitmap.close();
    return url.slice(url.indexOf(',') + 1);
  } catch {
    return null;
  }
}
