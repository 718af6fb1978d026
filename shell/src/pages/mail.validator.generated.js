// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateMailRequest = Object.assign(validate10, {"required":["email"],"nullable":[]});
const schema11 = {"type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"captcha":{"type":"string","minLength":1,"maxLength":8000}},"additionalProperties":false};
const formats0 = formats.email;
const func2 = ucs2length;
const pattern0 = new RegExp("^[\\x00-\\x7F]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "captcha"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.captcha !== undefined){
let data1 = data.captcha;
if(typeof data1 === "string"){
if(func2(data1) > 8000){
vErrors = report(vErrors, instancePath+"/captcha", "maxLength", {limit: 8000});
errors++;
}
if(func2(data1) < 1){
vErrors = report(vErrors, instancePath+"/captcha", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/captcha", "type", {type: "string"});
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
