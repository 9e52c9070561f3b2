/**
 * Letters of other scripts, small capitals and digits that look like Latin letters, by the letter that they look like: those of
 * Unicode's table of confusables (UTS 39) for one letter in one, in the scripts that fonts draw alike.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ΑαАаᴀɑ',
  b: 'ΒβВвЬьʙ',
  c: 'Ссςᴄ',
  d: 'Ԁԁᴅ',
  e: 'ΕεЕеҽᴇ',
  f: 'Ϝꜰ',
  g: 'ɡɢԌց',
  h: 'ΗНнҺһհʜ',
  i: 'ΙιІіıɪ',
  j: 'ЈјյϳᴊͿ',
  k: 'ΚκКкᴋ',
  l: '1Ӏӏʟǀ',
  m: 'ΜМмᴍ',
  n: 'ΝηոɴՈ',
  o: '0ΟοσОоօՕᴏ',
  p: 'ΡρРрᴘ',
  q: 'Ԛԛզ',
  r: 'Ггʀ',
  s: 'Ѕѕꜱ',
  t: 'ΤτТтᴛ',
  u: 'υսՍμᴜ',
  v: 'νѴѵᴠ',
  w: 'ωԜԝѡᴡ',
  x: 'ΧχХх',
  y: 'ΥγУуүҮʏ',
  z: 'Ζᴢ',
};
