/** The `max` best of `candidates` by score, best first; of equal scores the smaller number, so the order never depends on chance. */
export function selectTop(candidates: Uint32Array, scores: Float32Array, max: number): Uint32Array {
  if (candidates.length <= max) return candidates.slice().sort((a, b) => order(scores, a, b));
  const heap = candidates.slice(0, max);
  for (let at = (max >>> 1) - 1; at >= 0; at--) sink(heap, scores, at);
  for (let at = max; at < candidates.length; at++) {
    const candidate = candidates[at] ?? 0;
    if (order(scores, candidate, heap[0] ?? 0) < 0) {
      heap[0] = candidate;
      sink(heap, scores, 0);
    }
  }
  return heap.sort((a, b) => order(scores, a, b));
}

/** Negative when record `a` comes before record `b`. */
function order(scores: Float32Array, a: number, b: number): number {
  return (scores[b] ?? 0) - (scores[a] ?? 0) || a - b;
}

/** Restores the heap, whose root is the worst record kept. */
function sink(heap: Uint32Array, scores: Float32Array, from: number): void {
  let parent = from;
  for (;;) {
    let child = parent * 2 + 1;
    if (child >= heap.length) return;
    if (child + 1 < heap.length && order(scores, heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child++;
    if (order(scores, heap[child] ?? 0, heap[parent] ?? 0) <= 0) return;
    const moved = heap[parent] ?? 0;
    heap[parent] = heap[child] ?? 0;
    heap[child] = moved;
    parent = child;
  }
}
