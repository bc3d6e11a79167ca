;; Products of 16-bit numbers, eight at a time. After a change: npx wat2wasm likenesses.wat -o likenesses.wasm (in this folder).
(module
  (memory (export "memory") 1)
  ;; For each of $count rows of $bytes bytes from $row on, writes the product with the row at 0, times $unit, to $out on.
  (func (export "likenesses")
    (param $row i32) (param $count i32) (param $bytes i32) (param $out i32) (param $unit f32)
    (local $sum v128) (local $at i32) (local $end i32)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $numbers
          (local.set $sum
            (i32x4.add
              (local.get $sum)
              (i32x4.dot_i16x8_s
                (v128.load (local.get $at))
                (v128.load (i32.add (local.get $row) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $numbers (i32.lt_u (local.get $at) (local.get $bytes))))
        (f32.store
          (local.get $out)
          (f32.mul
            (local.get $unit)
            (f32.convert_i32_s
              (i32.add
                (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
                (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))))
        (local.set $row (i32.add (local.get $row) (local.get $bytes)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (br $rows)))))
