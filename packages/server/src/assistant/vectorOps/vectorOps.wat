;; The vector arithmetic of an answer. After a change, in the root: npx wat2wasm F.wat -o F.wasm, where F is the path of this file.
(module
  (memory (export "memory") 1)

  ;; Products of 16-bit numbers, eight at a time and four rows at once, one of each quarter of the table, because a processor fetches
  ;; faster from four places: for each of the rows of $bytes bytes from $row on, $count in each quarter, writes the product with
  ;; the row at 0, times $unit, to $out on.
  (func (export "similarities")
    (param $row i32) (param $count i32) (param $bytes i32) (param $out i32) (param $unit f32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $asked v128)
    (local $row2 i32) (local $row3 i32) (local $row4 i32) (local $at i32) (local $end i32)
    (local $quarter i32) (local $out2 i32) (local $out3 i32) (local $out4 i32)
    (local.set $quarter (i32.shl (local.get $count) (i32.const 2)))
    (local.set $end (i32.add (local.get $out) (local.get $quarter)))
    (local.set $out2 (i32.add (local.get $out) (local.get $quarter)))
    (local.set $out3 (i32.add (local.get $out2) (local.get $quarter)))
    (local.set $out4 (i32.add (local.get $out3) (local.get $quarter)))
    (local.set $quarter (i32.mul (local.get $count) (local.get $bytes)))
    (local.set $row2 (i32.add (local.get $row) (local.get $quarter)))
    (local.set $row3 (i32.add (local.get $row2) (local.get $quarter)))
    (local.set $row4 (i32.add (local.get $row3) (local.get $quarter)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $numbers
          (local.set $asked (v128.load (local.get $at)))
          (local.set $a
            (i32x4.add
              (local.get $a)
              (i32x4.dot_i16x8_s (local.get $asked) (v128.load (i32.add (local.get $row) (local.get $at))))))
          (local.set $b
            (i32x4.add
              (local.get $b)
              (i32x4.dot_i16x8_s (local.get $asked) (v128.load (i32.add (local.get $row2) (local.get $at))))))
          (local.set $c
            (i32x4.add
              (local.get $c)
              (i32x4.dot_i16x8_s (local.get $asked) (v128.load (i32.add (local.get $row3) (local.get $at))))))
          (local.set $d
            (i32x4.add
              (local.get $d)
              (i32x4.dot_i16x8_s (local.get $asked) (v128.load (i32.add (local.get $row4) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $numbers (i32.lt_u (local.get $at) (local.get $bytes))))
        ;; The four numbers of each row's sum are in four places; added up, each row's is in its own place.
        (local.set $a
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b))
            (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
        (local.set $c
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d))
            (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
        (local.set $a
          (f32x4.mul
            (f32x4.splat (local.get $unit))
            (f32x4.convert_i32x4_s
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
                (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))))
        (v128.store32_lane 0 (local.get $out) (local.get $a))
        (v128.store32_lane 1 (local.get $out2) (local.get $a))
        (v128.store32_lane 2 (local.get $out3) (local.get $a))
        (v128.store32_lane 3 (local.get $out4) (local.get $a))
        (local.set $row (i32.add (local.get $row) (local.get $bytes)))
        (local.set $row2 (i32.add (local.get $row2) (local.get $bytes)))
        (local.set $row3 (i32.add (local.get $row3) (local.get $bytes)))
        (local.set $row4 (i32.add (local.get $row4) (local.get $bytes)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $out2 (i32.add (local.get $out2) (i32.const 4)))
        (local.set $out3 (i32.add (local.get $out3) (i32.const 4)))
        (local.set $out4 (i32.add (local.get $out4) (i32.const 4)))
        (br $rows))))

  ;; The four highest of the 32-bit numbers of each group, at least 0, without a branch: for each of $groups groups, whose
  ;; ends are addresses from $ends on, writes them to $out on, highest first. The first group begins at $value.
  (func (export "highest")
    (param $value i32) (param $ends i32) (param $groups i32) (param $out i32)
    (local $new v128) (local $first v128) (local $second v128) (local $third v128) (local $fourth v128)
    (local $end i32) (local $last i32)
    (local.set $last (i32.add (local.get $ends) (i32.shl (local.get $groups) (i32.const 2))))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $ends) (local.get $last)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $first (v128.const i32x4 0 0 0 0))
        (local.set $second (v128.const i32x4 0 0 0 0))
        (local.set $third (v128.const i32x4 0 0 0 0))
        (local.set $fourth (v128.const i32x4 0 0 0 0))
        (block $whole
          (loop $values
            (br_if $whole (i32.ge_u (local.get $value) (local.get $end)))
            ;; Each place keeps the higher one and hands the lower one on.
            (local.set $new (v128.load32_zero (local.get $value)))
            (local.set $fourth
              (f32x4.pmax
                (local.get $fourth)
                (f32x4.pmin
                  (local.get $third)
                  (f32x4.pmin (local.get $second) (f32x4.pmin (local.get $first) (local.get $new))))))
            (local.set $third
              (f32x4.pmax
                (local.get $third)
                (f32x4.pmin (local.get $second) (f32x4.pmin (local.get $first) (local.get $new)))))
            (local.set $second (f32x4.pmax (local.get $second) (f32x4.pmin (local.get $first) (local.get $new))))
            (local.set $first (f32x4.pmax (local.get $first) (local.get $new)))
            (local.set $value (i32.add (local.get $value) (i32.const 4)))
            (br $values)))
        (f32.store (local.get $out) (f32x4.extract_lane 0 (local.get $first)))
        (f32.store offset=4 (local.get $out) (f32x4.extract_lane 0 (local.get $second)))
        (f32.store offset=8 (local.get $out) (f32x4.extract_lane 0 (local.get $third)))
        (f32.store offset=12 (local.get $out) (f32x4.extract_lane 0 (local.get $fourth)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (br $each))))

  ;; For each of $groups groups of 32-bit numbers, whose ends are addresses from $ends on, writes to $out on as a 64-bit number
  ;; the sum of their points on a curve: that of a number stands at $points, 64 bits each, $steps to 1 from $from on.
  (func (export "sums")
    (param $value i32) (param $ends i32) (param $groups i32) (param $out i32)
    (param $points i32) (param $from f64) (param $steps f64)
    (local $sum f64) (local $end i32) (local $last i32)
    (local.set $last (i32.add (local.get $ends) (i32.shl (local.get $groups) (i32.const 2))))
    (block $done
      (loop $each
        (br_if $done (i32.ge_u (local.get $ends) (local.get $last)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $sum (f64.const 0))
        (block $whole
          (loop $values
            (br_if $whole (i32.ge_u (local.get $value) (local.get $end)))
            (local.set $sum
              (f64.add
                (local.get $sum)
                (f64.load
                  (i32.add
                    (local.get $points)
                    (i32.shl
                      (i32.trunc_sat_f64_s
                        (f64.mul
                          (f64.sub (f64.promote_f32 (f32.load (local.get $value))) (local.get $from))
                          (local.get $steps)))
                      (i32.const 3))))))
            (local.set $value (i32.add (local.get $value) (i32.const 4)))
            (br $values)))
        (f64.store (local.get $out) (local.get $sum))
        (local.set $out (i32.add (local.get $out) (i32.const 8)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (br $each)))))
