/** Images that the stories use, as the API serves them: an emoji on a background colour. */
export const examplePictures = [
  { id: 'basket', code: '1f9fa', ground: '#f6ead9' },
  { id: 'kettle', code: '1fad6', ground: '#e9e4f0' },
  { id: 'earphones', code: '1f3a7', ground: '#e3edf3' },
  { id: 'rice', code: '1f35a', ground: '#e8f1e3' },
  { id: 'shirt', code: '1f455', ground: '#fbe9e4' },
  { id: 'scarf', code: '1f9e3', ground: '#f3e6ea' },
  { id: 'wine', code: '1f377', ground: '#f0e8e2' },
  { id: 'pot', code: '1fab4', ground: '#eaf0e2' },
] as const;
