// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateMailTextWords = Object.assign(validate10, {"required":[],"nullable":[]});
const schema11 = {"type":"object","properties":{"subject":{"type":"string","maxLength":150,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"opening":{"type":"string","maxLength":4000},"closing":{"type":"string","maxLength":4000}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "subject") || (key0 === "opening")) || (key0 === "closing"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(typeof data0 === "string"){
if(func2(data0) > 150){
vErrors = report(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/subject", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.opening !== undefined){
let data1 = data.opening;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
vErrors = report(vErrors, instancePath+"/opening", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/opening", "type", {type: "string"});
errors++;
}
}
if(data.closing !== undefined){
let data2 = data.closing;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
vErrors = report(vErrors, instancePath+"/closing", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/closing", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
