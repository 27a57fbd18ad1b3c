/** Two short sounds, made on the spot: a knock when something happens, a bell when it is your turn. */

let context: AudioContext | null = null;

function tone(pitch: number, seconds: number, loud: number, shape: OscillatorType): void {
  context ??= new AudioContext();
  const from = context.currentTime;
  const swing = context.createOscillator();
  const volume = context.createGain();
  swing.type = shape;
  swing.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  swing.connect(volume).connect(context.destination);
  swing.start(from);
  swing.stop(from + seconds);
}

export function knock(): void {
  tone(190, 0.09, 0.12, 'triangle');
}

export function bell(): void {
  tone(659, 0.7, 0.1, 'sine');
  tone(988, 0.5, 0.05, 'sine');
}
